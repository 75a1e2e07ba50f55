import { DYNAMIC } from "../../engine/stack.mjs";
import { describeConfirmed } from "./confirmed.mjs";

// The plugin has a file of its own, because files run at the same time.
describeConfirmed(DYNAMIC);
