import type { ProjectDays } from '@ddak/domain';
import type { CalendarFeed } from '@ddak/protocol';
import { type Answer, api } from '../../../platform/api.ts';

const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    mySchedule: build.query<readonly ProjectDays[], void>({
      query: () => '/me/schedule',
      transformResponse: ({ data }: Answer<readonly ProjectDays[]>) => data,
      // A call may have changed since it was last looked at.
      keepUnusedDataFor: 0,
    }),
    calendarFeed: build.query<CalendarFeed | null, void>({
      query: () => '/me/calendar-feed',
      transformResponse: ({ data }: Answer<CalendarFeed | null>) => data,
      providesTags: ['CalendarFeed'],
      keepUnusedDataFor: 0,
    }),
    drawCalendarFeed: build.mutation<unknown, void>({
      query: () => ({ url: '/me/calendar-feed', method: 'POST' }),
      invalidatesTags: ['CalendarFeed'],
    }),
    endCalendarFeed: build.mutation<unknown, void>({
      query: () => ({ url: '/me/calendar-feed', method: 'DELETE' }),
      invalidatesTags: ['CalendarFeed'],
    }),
  }),
});

export const {
  useMyScheduleQuery,
  useLazyMyScheduleQuery,
  useCalendarFeedQuery,
  useDrawCalendarFeedMutation,
  useEndCalendarFeedMutation,
} = scheduleApi;
