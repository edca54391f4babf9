import type { Binding, DataPlan } from "@portal/core/compose";

const keysOf = (binding: Binding): readonly string[] => {
  switch (binding.kind) {
    case "categories":
      return binding.queries;
    case "cards":
      return [...binding.queries.values()];
    case "widget":
      return Object.values(binding.queries);
    default:
      return [binding.query];
  }
};

/**
 * Keys of the queries without which exactly one part of the page fails: the first block in reading order, or a widget where no
 * block asks for anything. Hand-made cards stand without their categories, so they cannot fail.
 */
export function failingQueries({ bindings }: DataPlan): ReadonlySet<string> {
  const uses = Map.groupBy(bindings.flatMap(keysOf), (key) => key);
  const alone = (binding: Binding): boolean => binding.kind !== "cards" && keysOf(binding).every((key) => uses.get(key)?.length === 1);
  const chosen = bindings.find((binding) => binding.kind !== "widget" && alone(binding)) ?? bindings.find(alone);
  return new Set(chosen && keysOf(chosen));
}
