import { expect, it } from 'vitest';

const files = Object.values(
  import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

it('password fields mask what is typed, tell password managers what they are, and let people paste', () => {
  // Each field as its tag, up to its end.
  const fields = files.flatMap((text) => text.match(/<\w+Field\b[^>]*(?:=>[^>]*)*\/>/g) ?? []);
  const ofPasswords = fields.filter((field) => /(?:current|new)-password|type="password"/.test(field));
  expect(ofPasswords.length).toBeGreaterThanOrEqual(6);
  for (const field of ofPasswords) {
    expect(field).toContain('type="password"');
    expect(field).toMatch(/autoComplete="(?:(?:current|new)-password|off)"/);
  }
  expect(files.filter((text) => /onPaste|onBeforeInput/.test(text) && /type="password"/.test(text))).toEqual(
    [],
  );
});
