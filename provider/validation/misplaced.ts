import type { Segments } from "../json/paths.js";

/** The properties that the model has, by name. In a map, `*` stands for the keys. */
export type PropertyTree = { readonly [name: string]: PropertyTree };

/** The one object, a level deeper or higher in the same argument, that has a property which the object at a path lacks. */
export function placeOf(property: string, path: Segments, tree: PropertyTree): Segments | undefined {
  const at = (place: Segments) =>
    place.reduce<PropertyTree | undefined>((node, name) => node?.[name] ?? node?.["*"], tree) ?? {};
  const deeper = Object.keys(at(path)).map((name) => [...path, name]);
  const outer = path.slice(0, -1);
  // Around an argument are the others, and a map of clusters.
  const isInArgument = outer.length > 0 && !Object.hasOwn(at(outer.slice(0, -1)), "*");
  const places = [...deeper, ...(isInArgument ? [outer] : [])].filter((place) =>
    Object.keys(at(place)).some((name) => name.toLowerCase() === property.toLowerCase()),
  );
  return places.length === 1 ? places[0] : undefined;
}
