import { type CallsheetView, headsText, isChanged } from '@ddak/domain';
import { aboutEntry, FileLine } from '../../platform/files/FileLine.tsx';
import { ChangedMark } from './ChangedMark.tsx';
import { useSheetFilePath } from './files/sheet-file-path.ts';
import { changedClass } from './paper/paper-style.ts';

/** Calls, places and notices below the day, one list each. */
export function PhoneCalls({ view }: { readonly view: CallsheetView }) {
  const places = view.places.flatMap((place): Pair[] => {
    const isNew = isChanged(view, '장소', place.name);
    return [
      [place.name, place.address, isNew],
      ['주차', place.parking, isNew],
      ['응급실', place.hospital, isNew],
    ];
  });
  return (
    <>
      <Pairs
        title="배우 콜"
        pairs={view.castCalls.map((call) => [
          [call.character, call.actor].filter(Boolean).join(' · '),
          [
            `도착 ${call.arrival}`,
            `분장 ${call.makeup}`,
            call.wardrobe && `의상 ${call.wardrobe}`,
            call.shoot && `촬영 ${call.shoot}`,
            call.place,
            call.preparation,
          ]
            .filter(Boolean)
            .join(' · '),
          isChanged(view, '배우 콜', call.characterId),
        ])}
      />
      <Pairs
        title="보조출연 콜"
        pairs={view.extrasCalls.map((call) => [
          `${call.name} ${headsText(call.count)}`.trim(),
          [call.calltime, call.place].filter(Boolean).join(' · '),
          isChanged(view, '보조출연 콜', call.name),
        ])}
      />
      <Pairs
        title="팀별 콜"
        pairs={view.teamCalls.map((call) => [
          call.team,
          [call.calltime, call.place, call.preparation].filter(Boolean).join(' · '),
          isChanged(view, '팀별 콜', call.crewTeamId),
        ])}
      />
      <Pairs title="촬영지" pairs={places.filter(([, text]) => text !== '')} />
      <Lines view={view} title="알림" lines={view.notices} />
      <Lines view={view} title="식사" lines={view.meals} />
      <Lines view={view} title="차량 · 이동" lines={view.vehicles} />
      <Files view={view} />
      <Phones view={view} />
      <Lines view={view} title="합계" lines={[view.totals.text]} />
      {view.nextDay ? <Lines view={view} title="다음 회차 예고" lines={[view.nextDay]} /> : null}
    </>
  );
}

/** CS82: what goes out with the sheet, a tap away. */
function Files({ view }: { readonly view: CallsheetView }) {
  const pathOf = useSheetFilePath(view);
  if (view.files.length === 0) return null;
  return (
    <section>
      <h2>파일 · 링크</h2>
      <dl>
        {view.files.map((entry) => {
          const isNew = isChanged(view, '파일', entry._id);
          return (
            <div key={entry._id} className={changedClass(isNew)}>
              <dd>
                <ChangedMark when={isNew} />
                <FileLine entry={entry} path={pathOf(entry._id)} />
                <small style={{ display: 'block', overflowWrap: 'anywhere' }}>{aboutEntry(entry)}</small>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Phones({ view }: { readonly view: CallsheetView }) {
  const people = [...view.people, ...view.contacts].filter((person) => person.phone !== '');
  if (people.length === 0) return null;
  return (
    <section>
      <h2>연락처</h2>
      <dl>
        {people.map((person) => (
          <div key={`${person.role}/${person.name}`}>
            <dt>
              {person.role} {person.name}
            </dt>
            <dd>
              <a href={`tel:${person.phone}`}>{person.phone}</a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Pair = readonly [label: string, text: string, isNew: boolean];

function Pairs(props: { readonly title: string; readonly pairs: readonly Pair[] }) {
  if (props.pairs.length === 0) return null;
  return (
    <section>
      <h2>{props.title}</h2>
      <dl>
        {props.pairs.map(([label, text, isNew], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
          <div key={i} className={changedClass(isNew)}>
            <dt>
              <ChangedMark when={isNew} />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines(props: {
  readonly view: CallsheetView;
  readonly title: string;
  readonly lines: readonly string[];
}) {
  if (props.lines.length === 0) return null;
  return (
    <section>
      <h2>{props.title}</h2>
      {props.lines.map((line, i) => {
        const isNew = isChanged(props.view, '안내', `${props.title}${i}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
          <p key={i} className={changedClass(isNew)}>
            <ChangedMark when={isNew} />
            {line}
          </p>
        );
      })}
    </section>
  );
}
