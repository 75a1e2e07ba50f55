import { PLUGIN } from "../../engine/plugin.mjs";
import { describeConfirmed } from "./confirmed.mjs";

describeConfirmed(PLUGIN);
