import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  allNew,
  answerQuestion,
  type DraftAnswer,
  type DraftAnswers,
  type DraftQuestion,
  followNumbers,
  followTexts,
  movesText,
} from './draft-questions.ts';
import { Choices, List, Ways } from './question-parts.ts';

const Sides = styled('dl')({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '1px 8px',
  margin: '2px 0 6px',
  fontSize: 13,
  '& > dt': { color: 'var(--ink-3)', fontSize: 12, lineHeight: '19px', whiteSpace: 'nowrap' },
  '& > dd': {
    margin: 0,
    color: 'var(--ink)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > dd > small': { color: 'var(--ink-2)', fontSize: 12.5 },
});
interface Props {
  readonly questions: readonly DraftQuestion[];
  readonly answers: DraftAnswers;
  readonly onAnswers: (answers: DraftAnswers) => void;
}

/** SP12: the scenes whose number and text disagree, answered one by one or all at once; nothing is chosen beforehand. */
export function DraftQuestions(props: Props) {
  const { questions, answers } = props;
  const moves = movesText(questions);
  const open = questions.filter(({ headingLine }) => !answers.has(headingLine)).length;
  return (
    <section aria-label="지금 씬과 다른 씬">
      <p style={{ color: 'var(--warn-ink)', fontWeight: 500, marginBottom: 8 }}>
        번호와 내용이 지금 씬과 맞지 않는 씬이 {questions.length}개 있어요. 어느 씬인지 골라 주세요.
        배정·메모·브레이크다운은 고른 씬을 따라가요.
      </p>
      <Ways role="group" aria-label="한꺼번에 고르기">
        {moves === '' ? null : (
          <Button onClick={() => props.onAnswers(followTexts(questions))}>번호가 밀렸어요: {moves}</Button>
        )}
        <Button onClick={() => props.onAnswers(followNumbers(questions))}>모두 번호대로 같은 씬</Button>
        <Button onClick={() => props.onAnswers(allNew(questions))}>모두 새 씬</Button>
      </Ways>
      <p aria-live="polite" style={{ color: 'var(--ink-3)', fontSize: 12, marginBottom: 6 }}>
        {open > 0
          ? `고를 씬 ${open}개가 남았어요.`
          : '모두 골랐어요. 이어받지 않은 지금 씬은 지우지 않고 결번으로 남겨요.'}
      </p>
      <List>
        {questions.map((question) => (
          <Question key={question.headingLine} question={question} {...props} />
        ))}
      </List>
    </section>
  );
}

function Question({ question, questions, answers, onAnswers }: Props & { readonly question: DraftQuestion }) {
  const { headingLine, byNumber, byText } = question;
  const options: { readonly value: DraftAnswer; readonly label: string }[] = [
    ...(byText ? [{ value: 'text' as const, label: `${byText.label} 이어받기` }] : []),
    ...(byNumber ? [{ value: 'number' as const, label: '같은 씬' }] : []),
    { value: 'new', label: '새 씬' },
  ];
  return (
    <li>
      <b>{question.label}</b>
      <p>{question.reason}</p>
      <Sides>
        <dt>새 원고</dt>
        <Side heading={question.heading} synopsis={question.synopsis} />
        {byNumber ? (
          <>
            <dt>지금 {byNumber.label}</dt>
            <Side {...byNumber} />
          </>
        ) : null}
        {byText ? (
          <>
            <dt>글이 비슷한 {byText.label}</dt>
            <Side {...byText} />
          </>
        ) : null}
      </Sides>
      <Choices role="radiogroup" aria-label={`${question.label} 고르기`}>
        {options.map(({ value, label }) => (
          // biome-ignore lint/a11y/useSemanticElements: each answer is pressed with one key, Tab goes from one to the next
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={answers.get(headingLine) === value}
            onClick={() => onAnswers(answerQuestion(questions, answers, headingLine, value))}
          >
            {label}
          </button>
        ))}
      </Choices>
    </li>
  );
}

const Side = ({ heading, synopsis }: { readonly heading: string; readonly synopsis: string }) => (
  <dd title={synopsis ? `${heading} · ${synopsis}` : heading}>
    {heading} {synopsis ? <small>{synopsis}</small> : null}
  </dd>
);
