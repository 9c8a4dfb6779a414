import { FormDialog } from '@ddak/ui';
import type { ReactNode } from 'react';
import { ReadDialog } from '../../../platform/form/ReadDialog.tsx';

/** What somebody or something costs: to be read, or to be set by who may. */
export function CostDialog(props: {
  readonly title: string;
  readonly canEdit: boolean;
  readonly children: ReactNode;
  readonly onSave: () => void;
  readonly onClose: () => void;
}) {
  const { title, canEdit, children, onSave, onClose } = props;
  if (!canEdit)
    return (
      <ReadDialog title={title} onClose={onClose}>
        {children}
      </ReadDialog>
    );
  return (
    <FormDialog
      open
      title={title}
      submitLabel="저장"
      onSubmit={() => {
        onSave();
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
