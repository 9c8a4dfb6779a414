/** A notice where it stands beside those of other projects: `〈막차의 우산〉 일촬표가 나왔어요`. */
export const noticeHeadline = (notice: {
  readonly projectTitle: string | null;
  readonly title: string;
}): string => (notice.projectTitle === null ? notice.title : `〈${notice.projectTitle}〉 ${notice.title}`);
