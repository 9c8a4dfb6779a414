/** A kind of page in points: its size, and the frame that is written in. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** What stands at the foot of the page stands below. */
  readonly bottom: number;
  /** The text size of the foot. */
  readonly footSize: number;
}

/** A4 landscape, with the margins of the drawn example. */
export const A4_ACROSS: Paper = {
  width: 841.89,
  height: 595.28,
  left: 24,
  right: 817.89,
  top: 22,
  bottom: 562,
  footSize: 6.8,
};

/** A3 landscape: for walls. */
export const A3_ACROSS: Paper = {
  width: 1190.55,
  height: 841.89,
  left: 28,
  right: 1162.55,
  top: 26,
  bottom: 806,
  footSize: 8,
};

/** A4 upright. */
export const A4_UPRIGHT: Paper = {
  width: 595.28,
  height: 841.89,
  left: 30,
  right: 565.28,
  top: 28,
  bottom: 806,
  footSize: 6.8,
};

/** A4 upright, as scripts are read: room at the left for what belongs to a paragraph. */
export const A4_SCRIPT: Paper = {
  width: 595.28,
  height: 841.89,
  left: 40,
  right: 555.28,
  top: 30,
  bottom: 806,
  footSize: 6.8,
};

/** The screen of a phone, upright: as a picture of 1080 × 2340 pixels it fills one. */
export const PHONE: Paper = {
  width: 390,
  height: 845,
  left: 18,
  right: 372,
  top: 24,
  bottom: 811,
  footSize: 9.5,
};

export const widthOfPaper = (paper: Paper): number => paper.right - paper.left;
