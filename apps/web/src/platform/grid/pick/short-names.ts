const NAMED = 6;

/** The first of many names, and how many more there are: `준호, 수진 외 3명`. */
export const shortNames = (names: readonly string[], unit: string): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} 외 ${names.length - NAMED}${unit}`
    : names.join(', ');
