import { josa } from '@ddak/domain';
import Button from '@mui/material/Button';
import type { PeopleAnswers, PersonAnswer, PersonQuestion } from './people-questions.ts';
import { Choices, List, Ways } from './question-parts.ts';

/** SP15: who a new name is, asked where somebody of the same scenes is not named any more; nothing is chosen beforehand. */
export function PeopleQuestions(props: {
  readonly questions: readonly PersonQuestion[];
  readonly answers: PeopleAnswers;
  readonly onAnswers: (answers: PeopleAnswers) => void;
}) {
  const { questions, answers, onAnswers } = props;
  const all = (answer: PersonAnswer) => onAnswers(new Map(questions.map(({ name }) => [name, answer])));
  return (
    <section aria-label="이름이 바뀐 인물">
      <p style={{ color: 'var(--warn-ink)', fontWeight: 500, marginBottom: 8 }}>
        이름이 바뀐 것 같은 인물이 {questions.length}명 있어요. 같은 인물이면 배우·가능한 날·출연료를
        이어받아요.
      </p>
      {questions.length > 1 ? (
        <Ways role="group" aria-label="인물 한꺼번에 고르기">
          <Button onClick={() => all('same')}>모두 같은 인물</Button>
          <Button onClick={() => all('new')}>모두 새 인물</Button>
        </Ways>
      ) : null}
      <List>
        {questions.map(({ name, known, actor, scenes }) => (
          <li key={name}>
            <b>{name}</b>
            <p>
              지금 {josa(known, '이/가')} 있던 씬 {scenes}개에 대신 나와요{actor ? ` · 배우 ${actor}` : ''}
            </p>
            <Choices role="radiogroup" aria-label={`${name} 고르기`}>
              {(
                [
                  ['same', `${known}의 새 이름`],
                  ['new', '새 인물'],
                ] as const
              ).map(([value, label]) => (
                // biome-ignore lint/a11y/useSemanticElements: each answer is pressed with one key, Tab goes from one to the next
                <button
                  key={value}
                  type="button"
                  role="radio"
                  aria-checked={answers.get(name) === value}
                  onClick={() => onAnswers(new Map([...answers, [name, value]]))}
                >
                  {label}
                </button>
              ))}
            </Choices>
          </li>
        ))}
      </List>
    </section>
  );
}
