import { characterSchema } from '@ddak/domain';

const schema = characterSchema.shape.alsoCalled;

/** Names as they are typed: with commas, or a line each. `error`: there are too many, or one is too long. */
export function readNames(text: string): { readonly names: string[]; readonly error?: string } {
  const names = text
    .split(/[,，\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const error = schema.safeParse(names).success ? undefined : '이름은 60자, 모두 50개까지 적을 수 있어요.';
  return error ? { names, error } : { names };
}
