import type { BodyOf, DataOf } from '@harbor/contract';
import { queryClient, useQuery } from '@harbor/runtime';
import { settingsQuery, useSaveSettings } from './queries';

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
  const query = useQuery(settingsQuery());
  const write = useSaveSettings(() => void query.refetch());
  const save = (body: Change) => {
    if (query.data) queryClient.setQueryData(settingsQuery().queryKey, changed(query.data, body));
    write.mutate({ body });
  };
  return { ...query, save, busy: write.isPending };
}
