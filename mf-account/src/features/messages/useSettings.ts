import type { BodyOf, DataOf } from '@harbor/contract';
import { apiQuery, callKey, queryClient, useApiMutation, useQuery } from '@harbor/runtime';

type Settings = DataOf<'GET /message/settings'>;
type Change = BodyOf<'POST /message/settings'>;

/** What the settings look like once the change is through. */
function changed(settings: Settings, { groups = [], quiet }: Change): Settings {
  return {
    groups: settings.groups.map((group) => {
      const change = groups.find(({ key }) => key === group.key);
      return change
        ? {
            ...group,
            site: change.site ?? group.site,
            sms: group.sms === null ? null : (change.sms ?? group.sms),
          }
        : group;
    }),
    quiet: quiet ?? settings.quiet,
  };
}

/** The message settings; each switch is saved by itself, and turns back when that fails. */
export function useSettings() {
  const key = callKey('GET /message/settings');
  const query = useQuery(apiQuery('GET /message/settings', {}, { silent: true }));
  const write = useApiMutation('POST /message/settings', {
    onError: () => void query.refetch(),
  });
  const save = (body: Change) => {
    if (query.data) queryClient.setQueryData(key, changed(query.data, body));
    write.mutate({ body });
  };
  return { ...query, save, busy: write.isPending };
}
