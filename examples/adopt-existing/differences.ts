import microdiff from "microdiff";

/** Where two settings differ, a sentence for each value. Lists are compared as sets, as the service means them. */
export function differences(held: object, declared: object): string[] {
  return microdiff(comparable(held), comparable(declared)).map((difference) => {
    const where = difference.path.join(".");
    const has = "oldValue" in difference ? JSON.stringify(difference.oldValue) : "nothing";
    const wanted = "value" in difference ? JSON.stringify(difference.value) : "nothing";
    return `${where}: has ${has}, declared is ${wanted}`;
  });
}

function comparable(setting: object): object {
  return JSON.parse(JSON.stringify(setting, (_name, value) => (Array.isArray(value) ? [...value].sort() : value)));
}
