import { sizeWords } from '@ddak/domain';
import type { ExportContents } from '@ddak/protocol';

/** From here on the browser takes it by itself: held in memory it would be too much for a phone. */
const BY_LINK = 400 * 1024 * 1024;

export const isTakenByLink = ({ fileBytes }: Pick<ExportContents, 'fileBytes'>): boolean =>
  fileBytes > BY_LINK;

/** EX7: what an export holds, line by line. */
export const contentLines = ({ documents, files, fileBytes }: ExportContents): readonly string[] => [
  `씬 구분표와 촬영계획표, 발행한 일촬표: 문서 ${documents}개`,
  files === 0 ? '올린 파일: 없음' : `올린 파일: ${files}개 · ${sizeWords(fileBytes)}`,
  '작품의 모든 내용과 정리한 대본 (JSON)',
];

/** EX5: said before somebody passes it on. */
export const contactLine = ({ contacts }: Pick<ExportContents, 'contacts'>): string =>
  contacts === 0
    ? '비밀번호와 초대 링크는 들어가지 않아요.'
    : `${contacts}명의 전화번호나 이메일이 들어가요. 비밀번호와 초대 링크는 들어가지 않아요.`;

/** How far it is; what of it has come cannot be held against the whole, which is only known at its end. */
export const comingWords = (bytes: number): string =>
  bytes === 0 ? '문서를 만들고 있어요' : `${sizeWords(bytes)} 받았어요`;
