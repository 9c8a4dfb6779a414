import type { Location } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { RealNameField } from '../RealNameField.tsx';

/** Asks where scenes are really shot: at a place that is there, a new one by its name, or nowhere yet. */
export function BulkPlaceDialog(props: {
  readonly of: string;
  readonly realName: string;
  readonly locations: readonly Location[];
  readonly onSave: (realName: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(props.realName);
  return (
    <FormDialog
      open
      title={`${props.of} 실제 촬영지`}
      submitLabel="저장"
      onClose={props.onClose}
      onSubmit={() => {
        props.onSave(name.trim());
        props.onClose();
      }}
    >
      <RealNameField
        name={name}
        locations={props.locations}
        hint="새 이름을 적으면 촬영지가 생겨요. 비우면 촬영지가 없는 씬이 돼요."
        onName={setName}
      />
    </FormDialog>
  );
}
