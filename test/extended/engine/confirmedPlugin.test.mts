import { PLUGIN } from "../../engine/plugin.mjs";
import { describeConfirmed, describeIgnoredImport } from "./confirmed.mjs";

describeConfirmed(PLUGIN);
describeIgnoredImport();
