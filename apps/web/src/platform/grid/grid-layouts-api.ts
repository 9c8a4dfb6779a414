import type { GridLayout, GridLayouts, GridName } from '@ddak/protocol';
import { inTurn } from '../../sync/in-turn.ts';
import { type Answer, api } from '../api.ts';

const oneAfterAnother = inTurn();

const gridLayoutsApi = api.injectEndpoints({
  endpoints: (build) => ({
    gridLayouts: build.query<GridLayouts, void>({
      query: () => '/me/grid-layouts',
      transformResponse: ({ data }: Answer<GridLayouts>) => data,
    }),
    keepGridLayout: build.mutation<unknown, { readonly grid: GridName; readonly layout: GridLayout | null }>({
      // Each says how all columns are: one that overtook the one before it would be undone by it.
      queryFn: ({ grid, layout }, _, __, query) =>
        oneAfterAnother(async () =>
          query({ url: `/me/grid-layouts/${grid}`, method: 'PUT', body: { layout } }),
        ),
      onQueryStarted: ({ grid, layout }, { dispatch }) => {
        dispatch(
          gridLayoutsApi.util.updateQueryData('gridLayouts', undefined, ({ [grid]: _, ...others }) =>
            layout ? { ...others, [grid]: layout } : others,
          ),
        );
      },
    }),
  }),
});

export const { useGridLayoutsQuery, useKeepGridLayoutMutation } = gridLayoutsApi;
