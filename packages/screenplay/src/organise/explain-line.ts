import type { LineType } from '@ddak/domain';
import { findCues } from './cues/cue-candidates.ts';
import type { HeadingCandidate } from './headings/heading-candidates.ts';
import type { Block } from './lines/classify-lines.ts';
import { explainLine as explainVotes } from './lines/model/explain-line.ts';
import type { LineLabel } from './lines/model/line-label.ts';
import type { Trace } from './organise.ts';

const TYPES: Readonly<Record<LineType, string>> = {
  heading: '씬 제목',
  action: '지문',
  character: '인물 이름',
  dialogue: '대사',
  parenthetical: '괄호 지시',
  transition: '장면 전환',
  note: '메모',
  other: '그 밖의 글',
};

const FORMS: Readonly<Record<string, string>> = {
  declared: '파일이 적어 둔 이름',
  colon: '쌍점 앞',
  gap: '넓은 칸 앞',
  bold: '굵은 글자',
  paren: '괄호 앞',
  lone: '홀로 선 줄',
  space: '빈칸 하나 앞',
  mark: '표시로 둘러싼 말',
};

const signed = (weight: number): string => `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** What line `n` was a candidate for, how each vote went, and who decided: text to read, in Korean. */
export function explainLine(trace: Trace, n: number): string {
  const line = trace.organised.lines[n - 1];
  const block = trace.blocks[n - 1];
  if (!line || !block) return `${n}번 줄은 없어요. 줄은 ${trace.organised.lines.length}개예요.`;
  return [
    `${n}번 줄: ${line.text}`,
    `읽은 것: ${TYPES[line.type]}, 확신 ${percent(line.confidence)}${line.scene === null ? ', 씬 밖' : `, ${line.scene + 1}번째 씬`}`,
    '',
    ...explainHeading(trace, block),
    ...explainCues(trace, block),
    ...explainModel(trace, block),
    '',
    `정한 것: ${whoDecided(trace, block)}`,
  ].join('\n');
}

function explainHeading({ candidates, headings, style }: Trace, { at }: Block): string[] {
  const candidate = candidates.find((one) => one.at === at);
  if (!candidate) return ['씬 제목 후보: 아니에요. 표시도, 장소와 시간도 없어요.'];
  const accepted = headings.find((one) => one.candidate.at === at);
  return [
    `씬 제목 후보: ${describe(candidate)}`,
    `  ${accepted ? `받아들임, 확신 ${percent(accepted.confidence)}` : '받아들이지 않음'}${(accepted?.doubts ?? []).map(({ message }) => ` · ${message}`).join('')}`,
    style.main === null
      ? '  문서의 씬 제목 꼴: 없어요.'
      : `  문서의 씬 제목 꼴: ‘${style.main}’ ${style.chain.size}줄, 대본일 가능성 ${percent(style.weight.odds)}`,
    ...style.weight.votes.map(({ what, weight }) => `    ${what} ${signed(weight)}`),
  ];
}

function describe({ family, marker, tail, evident, sentence }: HeadingCandidate): string {
  const parts = [
    `표시 ‘${family}’`,
    marker?.number ? `번호 ${marker.number.first}${marker.number.second ?? ''}` : null,
    tail.setName === null ? null : `장소 ‘${tail.setName}’`,
    tail.timeText === null ? null : `시간 ‘${tail.timeText}’`,
    tail.runningSeconds === null ? null : `길이 ${tail.runningSeconds}초`,
    evident ? '시간이나 안팎이 뚜렷함' : null,
    sentence ? '문장처럼 읽힘' : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function explainCues({ lines, cueStyle }: Trace, { at }: Block): string[] {
  const line = lines[at];
  const cues = line ? findCues(line, at) : [];
  if (cues.length === 0) return ['인물 이름 후보: 아니에요.'];
  return cues.map(({ form, name }) => {
    const person = cueStyle.people.get(name.who);
    const votes = [
      cueStyle.forms.has(form) ? '문서가 이름을 적는 꼴' : '문서가 이름을 적는 꼴이 아님',
      cueStyle.cast.has(name.who) ? '다른 곳에서도 말함' : '다른 곳에서 말하지 않음',
      person === undefined ? null : `사람일 가능성 ${percent(person)}`,
    ];
    const told = votes.filter((vote) => vote !== null).join(', ');
    return `인물 이름 후보: ‘${name.who}’ (${FORMS[form]}): ${told}`;
  });
}

/** How far each reading of the line fell behind in the model, and what spoke for the one that won. */
function explainModel({ decisions }: Trace, { at }: Block): string[] {
  const told = decisions === null ? null : explainVotes(decisions, at);
  if (told === null) return ['모델: 이 문서의 줄은 규칙만으로 읽었어요.'];
  return [
    `모델: ${TYPES[typeOf(told.label)]}`,
    ...told.votes.slice(0, 4).map(({ label, behind }) => `  ${TYPES[typeOf(label)]} −${behind.toFixed(1)}`),
    ...told.reasons.map(({ feature, weight }) => `    ${feature} ${signed(weight)}`),
  ];
}

const typeOf = (label: LineLabel): LineType => label;

function whoDecided(trace: Trace, block: Block): string {
  const { lines, style, headings, organised, decisions } = trace;
  const line = lines[block.at];
  if (line?.kind === block.type) return '파일이 그렇게 적어 두었어요.';
  if (decisions !== null && decisions.labels[block.at] === block.type)
    return '모델이 문서 전체를 보고 정했어요. 규칙의 생각도 같거나, 모델이 더 뚜렷했어요.';
  if (block.type === 'heading') {
    const own = headings.find((one) => one.candidate.at === block.at)?.candidate;
    return own && style.chain.has(own)
      ? '문서의 씬 제목 꼴에 맞아요.'
      : '다른 씬 제목 사이의 빈자리에 맞아요.';
  }
  if (block.type === 'character') return '문서가 이름을 적는 꼴에 맞고, 뒤나 아래에 말이 있어요.';
  if (block.type === 'dialogue' || block.type === 'parenthetical') return '이름에 이어지는 줄이에요.';
  if (block.type === 'note' || block.type === 'transition') return '줄에 쓰인 말이 그렇게 알려 줘요.';
  if (block.type === 'other')
    return organised.scenes.length > 0 && headings[0] && block.at < headings[0].candidate.at
      ? '첫 씬 제목보다 앞에 있어요.'
      : '쪽 번호, 머리글, 에피소드 표시처럼 이야기 밖의 줄이에요.';
  return '다른 무엇도 아니어서 지문으로 남았어요.';
}
