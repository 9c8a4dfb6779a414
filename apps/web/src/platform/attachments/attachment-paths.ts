import { type Attachment, hasPreview } from '@ddak/domain';

export const filePath = ({ projectId, _id }: Pick<Attachment, 'projectId' | '_id'>): string =>
  `/projects/${projectId}/attachments/${_id}/file`;

export const previewPath = (
  { projectId, _id }: Pick<Attachment, 'projectId' | '_id'>,
  size: 'small' | 'large',
): string => `/projects/${projectId}/attachments/${_id}/preview?size=${size}`;

/** AT9: whether it can be looked at here. */
export const hasPicture = ({ contents }: Pick<Attachment, 'contents'>): boolean => hasPreview(contents);
