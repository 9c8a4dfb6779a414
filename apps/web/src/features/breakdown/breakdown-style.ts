import type { BreakdownType } from '@ddak/domain';
import { bdColour } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { categoryNumber } from './breakdown-view.ts';

export const categoryColour = (type: BreakdownType): string => bdColour(categoryNumber(type));

/** The square that stands for a category, always beside its name. */
export const Swatch = styled('i', { shouldForwardProp: (name) => name !== 'type' })<{
  readonly type: BreakdownType;
}>(({ type }) => ({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 2,
  background: categoryColour(type),
}));
