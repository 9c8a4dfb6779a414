import {
  byOrder,
  type Callsheet,
  type CallsheetView,
  type CrewTeam,
  callNear,
  josa,
  parseClock,
  teamWords,
} from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { newId, useProjectState } from '../../sync/hooks.ts';
import { EditorSection, Entry, EntryHead, LineClock, LineText } from './editor-fields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { CallsheetEdit } from './use-callsheet-edit.ts';

/** Null: of all teams. */
export type LedTeams = readonly CrewTeam[] | null;

interface Props {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
  readonly edit: CallsheetEdit;
}

/** 배우 콜: arrival and make-up of each, derived until somebody sets them (CS6). */
export function CastSection({ sheet, view, edit }: Props) {
  const byHand = new Map(sheet.castCalls.map((call) => [call.characterId, call]));
  return (
    <EditorSection title="배우 콜" count={view.castCalls.length} open>
      {view.castCalls.length === 0 ? <p>이 날 나오는 배우가 없어요.</p> : null}
      {view.castCalls.length > 0 ? (
        <EntryHead aria-hidden>
          <span className="clock">도착</span>
          <span className="clock">분장</span>
          <span className="clock">의상</span>
        </EntryHead>
      ) : null}
      {view.castCalls.map((line) => {
        const call: Callsheet['castCalls'][number] = byHand.get(line.characterId) ?? {
          _id: newId(),
          characterId: line.characterId,
          arrival: null,
          makeup: null,
          wardrobe: null,
          preparation: '',
        };
        const put = (patch: Partial<typeof call>) => edit.put({ castCalls: [{ ...call, ...patch }] });
        const who = `${line.character} `;
        const near = parseClock(line.shoot || view.gathering.time);
        const meant = (minutes: number) => callNear(minutes, near);
        return (
          <Entry key={line.characterId}>
            <header>
              <b>
                {line.number} {line.character}
              </b>
              <small>{[line.actor, line.shoot && `촬영 ${line.shoot}`].filter(Boolean).join(' · ')}</small>
            </header>
            <div>
              <LineClock
                label={`${who}도착`}
                value={call.arrival}
                derived={line.arrival}
                meant={meant}
                onSave={(arrival) => put({ arrival })}
              />
              <LineClock
                label={`${who}분장`}
                value={call.makeup}
                derived={line.makeup}
                meant={meant}
                onSave={(makeup) => put({ makeup })}
              />
              <LineClock
                label={`${who}의상`}
                value={call.wardrobe}
                derived={line.wardrobe}
                meant={meant}
                onSave={(wardrobe) => put({ wardrobe })}
              />
            </div>
            <div>
              <LineText
                label={`${who}장소`}
                placeholder={line.place || '집합 장소'}
                value={call.place ?? ''}
                maxLength={80}
                choices={view.places.map(({ name }) => name)}
                onSave={(place) => put({ place })}
              />
              <LineText
                label={`${who}준비`}
                placeholder="준비"
                value={call.preparation}
                maxLength={300}
                onSave={(preparation) => put({ preparation })}
              />
            </div>
          </Entry>
        );
      })}
    </EditorSection>
  );
}

/**
 * 팀별 콜: time, place and what to bring; teams can be taken off and put back. AC30: `led` names the teams that one who
 * writes no more of the sheet leads; those of the others are read on the sheet.
 */
export function TeamSection({ sheet, view, edit, led = null }: Props & { readonly led?: LedTeams }) {
  const { crewTeam } = useProjectState();
  const times = new Map(view.teamCalls.map((line) => [line.crewTeamId, line]));
  const teams = led ?? [...crewTeam.values()].sort(byOrder);
  const calls = teams.flatMap((team) => {
    const call = sheet.teamCalls.find((one) => one.crewTeamId === team._id);
    return call ? { team, call } : [];
  });
  const missing = teams.filter((team) => !calls.some((one) => one.team._id === team._id));
  const add = (crewTeamId: string) =>
    edit.put({ teamCalls: [{ _id: newId(), crewTeamId, calltime: null, place: '', preparation: '' }] });
  return (
    <EditorSection title="팀별 콜" count={calls.length} open>
      {teams.length === 0 ? <p>아직 팀이 없어요. 스태프에서 팀을 만들 수 있어요.</p> : null}
      {calls.length > 0 ? (
        <EntryHead aria-hidden>
          <span className="clock">콜</span>
          <span>장소</span>
          <span>준비물</span>
        </EntryHead>
      ) : null}
      {calls.map(({ team, call }) => {
        const put = (patch: Partial<typeof call>) => edit.put({ teamCalls: [{ ...call, ...patch }] });
        return (
          <Entry key={call._id}>
            <header>
              <b>{team.name}</b>
              {led ? null : (
                <RemoveButton label={`${team.name} 빼기`} onClick={() => edit.remove(call._id)} />
              )}
            </header>
            <div>
              <LineClock
                label={`${team.name} 콜`}
                value={call.calltime}
                derived={times.get(team._id)?.calltime ?? ''}
                meant={(minutes) => callNear(minutes, parseClock(view.gathering.time))}
                onSave={(calltime) => put({ calltime })}
              />
              <LineText
                label={`${team.name} 장소`}
                placeholder=""
                value={call.place}
                maxLength={80}
                onSave={(place) => put({ place })}
              />
              <LineText
                label={`${team.name} 준비물`}
                placeholder=""
                value={call.preparation}
                maxLength={300}
                onSave={(preparation) => put({ preparation })}
              />
            </div>
          </Entry>
        );
      })}
      {led
        ? missing.map((team) => (
            <p key={team._id}>{josa(teamWords(team.name), '은/는')} 이 일촬표에 콜이 없어요.</p>
          ))
        : null}
      {missing.length > 0 && !led ? (
        <DropMenu
          entries={missing.map((team) => ({ label: team.name, onSelect: () => add(team._id) }))}
          trigger={(open) => (
            <Button {...open} startIcon={<Icon name="plus" />} sx={{ alignSelf: 'start' }}>
              팀 추가
            </Button>
          )}
        />
      ) : null}
    </EditorSection>
  );
}
