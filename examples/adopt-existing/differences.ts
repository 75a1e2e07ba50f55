import microdiff from "microdiff";

/** The differences between two configurations, one text for each value. Lists are compared as sets, as the service does. */
export function differences(actual: object, declared: object): string[] {
  return microdiff(comparable(actual), comparable(declared)).map((difference) => {
    const path = difference.path.join(".");
    const actualValue = "oldValue" in difference ? JSON.stringify(difference.oldValue) : "nothing";
    const declaredValue = "value" in difference ? JSON.stringify(difference.value) : "nothing";
    return `${path}: actual ${actualValue}, declared ${declaredValue}`;
  });
}

function comparable(config: object): object {
  return JSON.parse(JSON.stringify(config, (_name, value) => (Array.isArray(value) ? [...value].sort() : value)));
}
