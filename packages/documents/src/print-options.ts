/** What a sheet is printed with beside what it says. */
export interface PrintOptions {
  /** The date in the file's metadata; the same view and date make the same bytes. */
  readonly madeAt: Date;
  /** CS67: the picture at the head: a PNG of our own making. */
  readonly logo?: Uint8Array | undefined;
}
