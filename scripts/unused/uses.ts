/** What programs do with declarations, seen through the types of values that are passed on. */
import ts from "typescript";

/** Everything that is seen of the programs, by declaration: the one thing that a type keeps through generics and mapped types. */
export interface Uses {
  /** Properties that are given a value other than undefined. */
  readonly given: Set<ts.Node>;
  /** Properties and methods that are read or called. */
  readonly read: Set<ts.Node>;
  /** Parameters that some call fills. */
  readonly filled: Set<ts.Node>;
  /** Stores of valtio, each with the type it is known by. */
  readonly stores: { readonly call: ts.CallExpression; readonly type: ts.Type }[];
}

/** How far types are followed into what they hold: some hold themselves. */
const DEEPEST = 5;

/** Pairs of types that are compared one by one. Unions with more are those of a package, such as all types of schema.org. */
const MOST_PAIRS = 1_024;

export const declarationsOf = (symbol: ts.Symbol | undefined): readonly ts.Declaration[] => symbol?.declarations ?? [];

/** A type's members; of a union those of all its parts. */
export const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Ways to note a use. */
export interface Recorder {
  /** A property of this name is given a value. */
  readonly give: (type: ts.Type | undefined, name: string) => void;
  readonly giveAll: (type: ts.Type) => void;
  readonly read: (type: ts.Type, name: string) => void;
  readonly readAll: (type: ts.Type) => void;
  readonly flow: (from: ts.Type, to: ts.Type) => void;
}

export function createRecorder(checker: ts.TypeChecker, { given, read }: Uses): Recorder {
  const flows = new Set<string>();
  const deep = new Set<ts.Type>();

  const give = (type: ts.Type | undefined, name: string): void => {
    for (const part of type ? partsOf(type) : [])
      for (const declaration of declarationsOf(checker.getPropertyOfType(part, name))) given.add(declaration);
  };

  /** What comes from outside (JSON, a database, a cast) may hold all that its type says. */
  const giveAll = (type: ts.Type, depth = 0): void => {
    if (deep.has(type) || depth > DEEPEST) return;
    deep.add(type);
    for (const part of partsOf(type)) {
      if (!(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || part.getCallSignatures().length > 0) continue;
      for (const argument of checker.getTypeArguments(part as ts.TypeReference)) giveAll(argument, depth + 1);
      const index = part.getStringIndexType() ?? part.getNumberIndexType();
      if (index) giveAll(index, depth + 1);
      if (checker.isArrayType(part)) continue;
      for (const property of part.getProperties()) {
        for (const declaration of declarationsOf(property)) given.add(declaration);
        giveAll(checker.getTypeOfSymbol(property), depth + 1);
      }
    }
  };

  /** A value of one type is taken for another: what the one has, the other is given; what the other reads, the one is read for. */
  const flow = (from: ts.Type, to: ts.Type, depth = 0): void => {
    if (from === to || depth > DEEPEST) return;
    if (from.flags & ts.TypeFlags.Any) return giveAll(to);
    const key = `${(from as { id?: number }).id} ${(to as { id?: number }).id}`;
    if (flows.has(key)) return;
    flows.add(key);
    if (partsOf(from).length * partsOf(to).length > MOST_PAIRS) {
      for (const part of partsOf(from)) readAll(part);
      return giveAll(to);
    }
    for (const target of partsOf(to)) {
      if (target.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) for (const part of partsOf(from)) readAll(part);
      if (!(target.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) continue;
      if (checker.isArrayType(target)) {
        const [element] = checker.getTypeArguments(target as ts.TypeReference);
        for (const part of partsOf(from))
          if (element && checker.isArrayType(part)) flow(checker.getTypeArguments(part as ts.TypeReference)[0] ?? part, element, depth + 1);
        continue;
      }
      for (const part of partsOf(from)) flowArguments(part, target, depth);
      for (const property of target.getProperties())
        for (const part of partsOf(from)) {
          const own = checker.getPropertyOfType(part, property.name);
          if (!own || declarationsOf(own)[0] === declarationsOf(property)[0]) continue;
          for (const declaration of declarationsOf(property)) given.add(declaration);
          for (const declaration of declarationsOf(own)) read.add(declaration);
          flow(checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property), depth + 1);
        }
      const [taken, made] = [
        target.getCallSignatures()[0],
        partsOf(from)
          .find((part) => part.getCallSignatures().length > 0)
          ?.getCallSignatures()[0],
      ];
      if (taken && made) flowSignature(made, taken, depth + 1);
      if (target.getStringIndexType()) for (const part of partsOf(from)) readAll(part);
    }
  };

  /** A promise of one type is taken for a promise of another. */
  const flowArguments = (from: ts.Type, to: ts.Type, depth: number): void => {
    if (from.symbol !== to.symbol || !isReference(from) || !isReference(to)) return;
    const [own, others] = [checker.getTypeArguments(from), checker.getTypeArguments(to)];
    for (const [index, type] of own.entries()) flow(type, others[index] ?? type, depth + 1);
  };

  /** A function is taken where another is expected: it is called with that one's arguments. */
  const flowSignature = (made: ts.Signature, taken: ts.Signature, depth: number): void => {
    for (const [index, parameter] of made.parameters.entries()) {
      const argument = taken.parameters[index];
      if (argument) flow(checker.getTypeOfSymbol(argument), checker.getTypeOfSymbol(parameter), depth);
    }
    flow(made.getReturnType(), taken.getReturnType(), depth);
  };

  const readAll = (type: ts.Type): void => {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    for (const property of type.getProperties()) for (const declaration of declarationsOf(property)) read.add(declaration);
  };

  const readOne = (type: ts.Type, name: string): void => {
    for (const one of declarationsOf(checker.getPropertyOfType(type, name))) read.add(one);
  };

  return { give, giveAll, read: readOne, readAll, flow };
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
