import { ErrorState } from '@ddak/ui';
import { failureMessage, isPassing } from '../api.ts';
import { useRetry } from './use-retry.ts';

/** SN16: what a question came to that was not answered: why, a way to ask again, and meanwhile it is asked again. */
export function FailedQuery(props: {
  readonly title?: string;
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}) {
  const { error, isFetching, refetch } = props.query;
  const retry = () => void refetch();
  useRetry(isPassing(error) && !isFetching, retry);
  const title = props.title === undefined ? {} : { title: props.title };
  return <ErrorState {...title} message={failureMessage(error)} onRetry={retry} />;
}
