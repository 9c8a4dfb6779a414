import {
  BLOCK_SHARES,
  blockColumns,
  type CallsheetView,
  filledColumns,
  hasDetails,
  headsText,
  isChanged,
  isRetimed,
  type PrintedBlock,
} from '@ddak/domain';
import type { ReactNode } from 'react';
import { aboutEntry, FileLine } from '../../../platform/files/FileLine.tsx';
import { ChangedMark } from '../ChangedMark.tsx';
import { useSheetFilePath } from '../files/sheet-file-path.ts';
import { Below, BlockColumns, ClosingColumns, changedClass, wordsClass } from './paper-style.ts';

/** The blocks under the table, where print has them (CS97). */
export function PaperBlocks({ view }: { readonly view: CallsheetView }) {
  const columns = blockColumns(view);
  const shares = BLOCK_SHARES.filter((_, i) => columns[i]!.length > 0);
  return (
    <Below data-below>
      <BlockColumns style={{ gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' ') }}>
        {columns.map((column, i) =>
          column.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
            <div key={i}>
              {column.map((block) => (
                <PaperBlock key={block} block={block} view={view} />
              ))}
            </div>
          ),
        )}
      </BlockColumns>
      <ClosingColumns>
        <Closing title="합계" text={view.totals.text} />
        <Closing title="다음 회차 예고" text={view.nextDay || '없음'} />
      </ClosingColumns>
    </Below>
  );
}

function PaperBlock({ block, view }: { readonly block: PrintedBlock; readonly view: CallsheetView }) {
  switch (block) {
    case 'castCalls':
      return <CastBlock view={view} />;
    case 'extrasCalls':
      return (
        <Grid
          title="보조출연 콜"
          head={['보조출연', '인원', '집합', '장소', '씬', '담당']}
          rows={view.extrasCalls.map((call) => ({
            isNew: isChanged(view, '보조출연 콜', call.name),
            isTime: isRetimed(view, '보조출연 콜', call.name),
            cells: [
              ...[call.name, headsText(call.count), call.calltime, call.place],
              ...[call.scenes, call.charge],
            ],
          }))}
        />
      );
    case 'teamCalls':
      return <TeamBlock view={view} />;
    case 'contacts':
      return (
        <Grid
          title="연락처"
          head={['역할', '이름', '전화']}
          rows={view.contacts.map((line) => ({ cells: [line.role, line.name, line.phone] }))}
        />
      );
    case 'checklist':
      return (
        <Lines
          view={view}
          title="확인할 것"
          lines={view.checklist.map((item) => `${item.done ? '■' : '□'} ${item.text}`)}
        />
      );
    case 'places':
      return <PlacesBlock view={view} />;
    case 'notices':
      return <Lines view={view} title="알림" lines={view.notices} />;
    case 'meals':
      return <Lines view={view} title="식사" lines={view.meals} />;
    case 'vehicles':
      return <Lines view={view} title="차량 · 이동" lines={view.vehicles} />;
    case 'files':
      return <FilesBlock view={view} />;
  }
}

const CAST_HEAD = ['배역', '배우', '도착', '분장', '의상', '촬영', '장소', '씬', '준비'];

const CastBlock = ({ view }: { readonly view: CallsheetView }) => (
  <Grid
    title="배우 콜"
    head={CAST_HEAD}
    rows={view.castCalls.map((call) => ({
      isNew: isChanged(view, '배우 콜', call.characterId),
      isTime: isRetimed(view, '배우 콜', call.characterId),
      cells: [
        `${call.number} ${call.character}`,
        ...[call.actor, call.arrival, call.makeup, call.wardrobe, call.shoot, call.place, call.scenes],
        call.preparation,
      ],
    }))}
  />
);

/** Bare times stand two teams a line, as in print; with places or things to bring each has its own. */
function TeamBlock({ view }: { readonly view: CallsheetView }) {
  const calls = view.teamCalls;
  if (hasDetails(view))
    return (
      <Grid
        title="팀별 콜"
        head={['팀', '콜', '장소', '준비물']}
        rows={calls.map((call) => ({
          isNew: isChanged(view, '팀별 콜', call.crewTeamId),
          isTime: isRetimed(view, '팀별 콜', call.crewTeamId),
          cells: [call.team, call.calltime, call.place, call.preparation],
        }))}
      />
    );
  const half = Math.ceil(calls.length / 2);
  return (
    <Block title="팀별 콜">
      <table>
        <tbody>
          {calls.slice(0, half).map((call, i) => {
            const other = calls[half + i];
            return (
              <tr key={call.crewTeamId}>
                <TeamCells call={call} view={view} />
                {other ? <TeamCells call={other} view={view} /> : <td colSpan={2} />}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Block>
  );
}

function TeamCells(props: {
  readonly call: CallsheetView['teamCalls'][number];
  readonly view: CallsheetView;
}) {
  const { team, calltime, crewTeamId } = props.call;
  const isNew = isChanged(props.view, '팀별 콜', crewTeamId);
  const isTime = isRetimed(props.view, '팀별 콜', crewTeamId);
  return (
    <>
      <th className={[changedClass(isNew, isTime), wordsClass(team)].filter(Boolean).join(' ')}>
        <ChangedMark when={isNew} />
        {team}
      </th>
      <td className={isNew ? 'c nw changed' : 'c nw'}>{calltime}</td>
    </>
  );
}

function PlacesBlock({ view }: { readonly view: CallsheetView }) {
  const many = view.places.length > 1;
  const lines = view.places.flatMap((place, i) => {
    const isNew = isChanged(view, '장소', place.name);
    const named = [place.name, place.address].filter(Boolean).join(' · ');
    return [
      { label: many ? `촬영지 ${i + 1}` : '촬영지', text: named, isNew },
      { label: '주차', text: place.parking, isNew },
      { label: '응급실', text: place.hospital, isNew },
    ];
  });
  const rows = lines.filter(({ text }) => text !== '');
  if (rows.length === 0) return null;
  return (
    <Block title="촬영지">
      <table>
        <tbody>
          {rows.map(({ label, text, isNew }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
            <tr key={i} className={changedClass(isNew)}>
              <th className="nw">
                <ChangedMark when={isNew} />
                {label}
              </th>
              <td className={wordsClass(text)}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function FilesBlock({ view }: { readonly view: CallsheetView }) {
  const pathOf = useSheetFilePath(view);
  if (view.files.length === 0) return null;
  return (
    <Block title="파일 · 링크">
      <table>
        <tbody>
          {view.files.map((entry) => {
            const isNew = isChanged(view, '파일', entry._id);
            return (
              <tr key={entry._id} className={changedClass(isNew)}>
                <td className={wordsClass(entry.name)}>
                  <ChangedMark when={isNew} />
                  <FileLine entry={entry} path={pathOf(entry._id)} /> <small>{aboutEntry(entry)}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Block>
  );
}

const Block = (props: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);

/** A line with its heading beside it. */
const Closing = (props: { readonly title: string; readonly text: string }) => (
  <section>
    <table>
      <tbody>
        <tr>
          <th className="nw">{props.title}</th>
          <td className={wordsClass(props.text)}>{props.text}</td>
        </tr>
      </tbody>
    </table>
  </section>
);

const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text);

function Grid(props: {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    readonly isNew?: boolean;
    /** CS22: its times alone are other. */
    readonly isTime?: boolean;
  }[];
}) {
  if (props.rows.length === 0) return null;
  const filled = filledColumns(
    props.head.length,
    props.rows.map(({ cells }) => cells),
  );
  const kept = (texts: readonly string[]) => texts.filter((_, i) => filled[i]);
  const heads = kept(props.head);
  return (
    <Block title={props.title}>
      <table>
        <thead>
          <tr>
            {heads.map((label) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ cells, isNew = false, isTime = false }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
            <tr key={i} className={changedClass(isNew, isTime)}>
              {kept(cells).map((text, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a print have no identity
                <td key={k} className={cellClass(heads[k], text, isTime)}>
                  <ChangedMark when={isNew && k === 0} />
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

/** So many signs of scenes stand in one line, as in print: somebody's scenes are found by their numbers. */
const SCENES_IN_LINE = 14;

function cellClass(head: string | undefined, text: string, isTime: boolean): string | undefined {
  if (isClock(text)) return isTime ? 'c nw changed' : 'c nw';
  return head === '씬' && text.length <= SCENES_IN_LINE ? 'nw' : wordsClass(text);
}

function Lines(props: {
  readonly view: CallsheetView;
  readonly title: string;
  readonly lines: readonly string[];
}) {
  if (props.lines.length === 0) return null;
  return (
    <Block title={props.title}>
      <table>
        <tbody>
          {props.lines.map((line, i) => {
            const isNew = isChanged(props.view, '안내', `${props.title}${i}`);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a print have no identity
              <tr key={i} className={changedClass(isNew)}>
                <td className={wordsClass(line)}>
                  <ChangedMark when={isNew} />
                  {line}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Block>
  );
}
