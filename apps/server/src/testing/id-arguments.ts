import { idSchema } from '@ddak/domain';
import type { z } from 'zod';

/** A place in the arguments of a command: keys, and `0` for the first of a list. */
export type Path = readonly (string | number)[];

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
}

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

/** Every place in arguments of this schema where an id may stand, lists seen as one entry. */
export function idPaths(schema: z.ZodType, path: Path = []): readonly Path[] {
  if (schema === idSchema) return [path];
  const { innerType, element, shape, options } = defOf(schema);
  if (innerType) return idPaths(innerType, path);
  if (element) return idPaths(element, [...path, 0]);
  if (shape) return Object.entries(shape).flatMap(([key, part]) => idPaths(part, [...path, key]));
  return (options ?? []).flatMap((option) => idPaths(option, path));
}

/** What stands at the place; undefined also where there is no such place. */
export const valueAt = (args: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], args);

/** Whether everything around the place is there, so that an id can be put into it. */
export const hasPlace = (args: unknown, path: Path): boolean => {
  const around = path.length === 0 ? undefined : valueAt(args, path.slice(0, -1));
  return typeof around === 'object' && around !== null;
};

/** The arguments with this id at the place. Lists on the way keep the entry that is altered alone, or all with `keep`. */
export function withIdAt(args: unknown, path: Path, id: string, keep = false): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return id;
  const inner = withIdAt((args as Record<string | number, unknown>)[key], rest, id, keep);
  if (!Array.isArray(args)) return { ...(args as object), [key]: inner };
  return keep ? [inner, ...args.slice(1)] : [inner];
}

/** As it is told: `rows.0.sceneId`. */
export const named = (path: Path): string => path.join('.');
