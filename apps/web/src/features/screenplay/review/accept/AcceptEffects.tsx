import { styled } from '@mui/material/styles';
import type { AcceptSummary } from './accept-summary.ts';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '0 0 8px',
  '& > dt': { color: 'var(--ink-3)', whiteSpace: 'nowrap' },
  '& > dd': { margin: 0, color: 'var(--ink)' },
  '& > [data-warns]': { color: 'var(--warn-ink)' },
});

/** What accepting does to what is there, by name: nobody reads a number of scenes. */
export function AcceptEffects({ summary }: { readonly summary: AcceptSummary }) {
  const { scenes, people, otherEpisodes, movesVersion, items } = summary;
  const isFirst = scenes.changed.length + scenes.renumbered + scenes.same + scenes.omitted.length === 0;
  const nothing = !isFirst && scenes.added.length + scenes.changed.length + scenes.omitted.length === 0;
  return (
    <div style={{ color: 'var(--ink-2)' }}>
      {otherEpisodes.length > 0 ? (
        <p style={{ color: 'var(--warn-ink)' }}>
          {movesVersion ? '이 판과 씬은' : '씬은'} 원고에 적힌 대로 {otherEpisodes.join(', ')}에 들어가요.
        </p>
      ) : null}
      {isFirst ? null : (
        <>
          <Facts>
            <Fact name="새 씬" labels={scenes.added} />
            <Fact name="바뀌는 씬" labels={scenes.changed} />
            <Fact name="나뉘는 씬" labels={scenes.divided} />
            <Fact name="결번이 되는 씬" labels={scenes.omitted} warns />
            <Fact name="합쳐져 결번이 되는 씬" labels={scenes.joined} warns />
            <Fact name="실제 촬영지가 비는 씬" labels={scenes.unplaced} warns />
            <Fact name="이미 찍은 씬" labels={scenes.shot} warns />
            {scenes.renumbered > 0 ? (
              <>
                <dt>번호만 바뀌는 씬</dt>
                <dd>{scenes.renumbered}개</dd>
              </>
            ) : null}
            {scenes.same > 0 ? (
              <>
                <dt>그대로인 씬</dt>
                <dd>{scenes.same}개</dd>
              </>
            ) : null}
            <Fact name="새 인물" labels={people.added} people />
            <Fact name="지워서 다시 만들지 않는 인물" labels={people.leftOut} people warns />
            <Fact name="더는 안 나오는 인물" labels={people.gone} people warns />
          </Facts>
          <p>
            {nothing ? '바뀌는 씬이 없어요. 지금 쓰는 판과 글이 같아요. ' : ''}배정·메모와 손으로 고친 것은
            그대로 남아요.
            {scenes.omitted.length > 0 ? ' 결번은 촬영일에 표시만 남고 일촬표에서는 빠져요.' : ''}
            {scenes.divided.length > 0 ? ' 나뉘어 새로 생기는 씬은 배정이 없어요.' : ''}
            {scenes.joined.length > 0
              ? ' 합쳐진 씬의 배정·메모·브레이크다운은 결번에 남으니 옮길 것이 있는지 봐 주세요.'
              : ''}
          </p>
        </>
      )}
      {items > 0 ? <p>브레이크다운 제안 {items}개가 함께 생겨요. 하나씩 받거나 거절할 수 있어요.</p> : null}
    </div>
  );
}

const SHOWN = 20;

/** `5개 · S#1, 2, 3, 7, 10`. */
function Fact(props: {
  readonly name: string;
  readonly labels: readonly string[];
  readonly people?: true;
  readonly warns?: true;
}) {
  const { name, labels, people } = props;
  if (labels.length === 0) return null;
  const more = labels.length - SHOWN;
  const named = labels.slice(0, SHOWN).join(', ');
  return (
    <>
      <dt>{name}</dt>
      <dd data-warns={props.warns}>
        {labels.length}
        {people ? '명' : '개'} · {people ? '' : 'S#'}
        {named}
        {more > 0 ? ` 외 ${more}` : ''}
      </dd>
    </>
  );
}
