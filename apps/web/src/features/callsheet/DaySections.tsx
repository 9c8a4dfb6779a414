import { type Callsheet, type CallsheetView, callNear, formatClock, parseClock } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { newId, useProjectState } from '../../sync/hooks.ts';
import { EditorSection, Entry, EntryHead, LineClock, LineCount, LineText } from './editor-fields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { CallsheetEdit } from './use-callsheet-edit.ts';

interface Props {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
  readonly edit: CallsheetEdit;
}

/** 보조출연 콜: number, time and who looks after them, as the day says until somebody sets them (CS37). */
export function ExtrasSection({ sheet, view, edit }: Props) {
  const byHand = new Map(sheet.extrasCalls.map((call) => [call.name, call]));
  const blank = { count: null, calltime: null, charge: '' };
  const add = () => {
    const taken = new Set(view.extrasCalls.map(({ name }) => name));
    let name = '보조출연';
    for (let n = 2; taken.has(name); n++) name = `보조출연 ${n}`;
    edit.put({ extrasCalls: [{ _id: newId(), name, ...blank }] });
  };
  return (
    <EditorSection title="보조출연 콜" count={view.extrasCalls.length}>
      {view.extrasCalls.length > 0 ? (
        <EntryHead aria-hidden>
          <span className="clock">인원</span>
          <span className="clock">집합</span>
        </EntryHead>
      ) : null}
      {view.extrasCalls.map((line) => {
        const call = byHand.get(line.name) ?? { _id: newId(), name: line.name, ...blank };
        const isAdded = byHand.has(line.name) && line.scenes === '';
        const put = (patch: Partial<typeof call>) => edit.put({ extrasCalls: [{ ...call, ...patch }] });
        return (
          <Entry key={line.name}>
            {isAdded ? (
              <div>
                <LineText
                  label="보조출연 이름"
                  value={line.name}
                  maxLength={60}
                  onSave={(name) => (name.trim() === '' ? undefined : put({ name }))}
                />
                <RemoveButton label={`${line.name} 빼기`} onClick={() => edit.remove(call._id)} />
              </div>
            ) : (
              <header>
                <b>{line.name}</b>
                <small>{line.scenes ? `S#${line.scenes}` : ''}</small>
              </header>
            )}
            <div>
              <LineCount
                label={`${line.name} 인원`}
                value={call.count}
                derived={line.count}
                onSave={(count) => put({ count })}
              />
              <LineClock
                label={`${line.name} 집합`}
                value={call.calltime}
                derived={line.calltime}
                meant={(minutes) => callNear(minutes, parseClock(view.gathering.time))}
                onSave={(calltime) => put({ calltime })}
              />
            </div>
            <div>
              <LineText
                label={`${line.name} 장소`}
                placeholder={line.place || '집합 장소'}
                value={call.place ?? ''}
                maxLength={80}
                choices={view.places.map(({ name }) => name)}
                onSave={(place) => put({ place })}
              />
              <LineText
                label={`${line.name} 담당`}
                placeholder={line.charge || '담당'}
                value={call.charge}
                maxLength={120}
                onSave={(charge) => put({ charge })}
              />
            </div>
          </Entry>
        );
      })}
      <Button startIcon={<Icon name="plus" />} sx={{ alignSelf: 'start' }} onClick={add}>
        보조출연 추가
      </Button>
    </EditorSection>
  );
}

/** 차량: who drives what, with whom, from where to where (CS38). */
export function VehicleSection({ sheet, view, edit }: Props) {
  const { crew } = useProjectState();
  const add = () =>
    edit.put({
      vehicleCalls: [
        {
          _id: newId(),
          name: '',
          driver: '',
          people: null,
          from: '',
          to: sheet.primaryCallLocation.slice(0, 120),
          time: null,
        },
      ],
    });
  return (
    <EditorSection title="차량" count={sheet.vehicleCalls.length}>
      {sheet.vehicleCalls.map((car) => {
        const put = (patch: Partial<typeof car>) => edit.put({ vehicleCalls: [{ ...car, ...patch }] });
        const which = car.name || '차량';
        return (
          <Entry key={car._id}>
            <div>
              <LineClock
                label={`${which} 시각`}
                value={car.time}
                derived={car.time === null ? '시각' : formatClock(car.time)}
                meant={(minutes) => callNear(minutes, parseClock(view.gathering.time))}
                onSave={(time) => put({ time })}
              />
              <LineText label="차량 이름" value={car.name} maxLength={60} onSave={(name) => put({ name })} />
              <RemoveButton label={`${which} 빼기`} onClick={() => edit.remove(car._id)} />
            </div>
            <div>
              <LineCount
                label={`${which} 인원`}
                value={car.people}
                derived="인원"
                onSave={(people) => put({ people })}
              />
              <LineText
                label={`${which} 운전`}
                placeholder="운전하는 사람"
                value={car.driver}
                maxLength={60}
                choices={[...crew.values()].map(({ name }) => name)}
                onSave={(driver) => put({ driver })}
              />
            </div>
            <div>
              <LineText
                label={`${which} 출발`}
                placeholder="출발"
                value={car.from}
                maxLength={120}
                onSave={(from) => put({ from })}
              />
              <LineText
                label={`${which} 도착`}
                placeholder="도착"
                value={car.to}
                maxLength={120}
                onSave={(to) => put({ to })}
              />
            </div>
          </Entry>
        );
      })}
      {sheet.vehicleCalls.length > 0 ? <p>운전하는 사람이 스태프에 있으면 전화번호가 함께 나가요.</p> : null}
      <Button startIcon={<Icon name="plus" />} sx={{ alignSelf: 'start' }} onClick={add}>
        차량 추가
      </Button>
    </EditorSection>
  );
}
