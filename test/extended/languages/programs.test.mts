import { describePrograms } from "./suite.mjs";

describePrograms("YAML", "Python");
