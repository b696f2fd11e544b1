import type { OwnForm } from '@harbor/contract';
import { callKey, notify, queryClient, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { useState } from 'react';
import { formNumber, formSchema, formVersion, ownForm, useDropChanges, useRevise } from './queries';

/** Reading and steps of the page of one order's form. */
export function useFormPage() {
  const { form: typed = '' } = useParams();
  const [params] = useSearchParams();
  const number = formNumber(typed);
  const orderId = params.get('order') ?? '';
  const form = number ?? 1;
  const own = useQuery({ ...ownForm(orderId, form), enabled: number !== undefined && orderId !== '' });
  const schema = useQuery({
    ...formSchema(form, own.data?.schema_version),
    enabled: number !== undefined && (orderId === '' || own.data !== undefined),
  });
  const [sent, setSent] = useState(false);
  const version = Number(params.get('version') ?? 0);
  const shownVersion = version || own.data?.submitted?.version || 0;
  const reading = own.data !== undefined && !own.data.actions.fill && shownVersion > 0;
  // What was handed in is read with the form of its time, which may be an older one.
  const filled = useQuery({ ...formVersion(Number(orderId), shownVersion), enabled: reading || version > 0 });

  const put = (next: OwnForm) => {
    queryClient.setQueryData(
      callKey('GET /orderform/:id', { params: { id: orderId }, query: { form } }),
      next,
    );
  };
  const revise = useRevise({ onSuccess: put });
  const drop = useDropChanges({
    onSuccess(next) {
      put(next);
      notify.success('已放弃修改，提交过的资料不变');
    },
  });
  return {
    number,
    orderId,
    version,
    own,
    schema,
    filled,
    /** Just handed in. */
    sent,
    waiting: revise.isPending || drop.isPending,
    handleDone(next: OwnForm) {
      setSent(true);
      put(next);
      window.scrollTo(0, 0);
    },
    revise: () => {
      setSent(false);
      revise.mutate({ params: { id: orderId } });
    },
    drop: () => drop.mutate({ params: { id: orderId } }),
  };
}

export type FormPageState = ReturnType<typeof useFormPage>;
