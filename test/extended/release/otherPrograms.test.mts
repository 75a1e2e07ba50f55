import { describePrograms } from "../languages/suite.mjs";

// Go compiles Pulumi's SDK once on each machine.
describePrograms("Go", "Java");
