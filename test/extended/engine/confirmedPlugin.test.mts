import { PLUGIN } from "../../engine/plugin.mjs";
import { describeConfirmed, describeImported } from "./confirmed.mjs";

describeConfirmed(PLUGIN);
describeImported();
