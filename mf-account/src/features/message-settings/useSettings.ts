import type { BodyOf, DataOf } from '@harbor/contract';
import { queryClient, useQuery } from '@harbor/runtime';
import { addressQuery, settingsQuery, useSaveSettings } from './queries';

type Settings = DataOf<'GET /message/settings'>;
type Change = BodyOf<'POST /message/settings'>;

/** A switch of one way, which some groups do not have. */
const turned = (before: boolean | null, change: boolean | undefined) =>
  before === null ? null : (change ?? before);

/** What the settings look like once the change is through. */
function changed(settings: Settings, { groups = [], quiet }: Change): Settings {
  return {
    groups: settings.groups.map((group) => {
      const change = groups.find(({ key }) => key === group.key);
      return change
        ? {
            ...group,
            site: change.site ?? group.site,
            sms: turned(group.sms, change.sms),
            mail: turned(group.mail, change.mail),
          }
        : group;
    }),
    quiet: quiet ?? settings.quiet,
  };
}

/**
 * The message settings and where mails go; each switch is saved by itself, and turns back when that fails. `mail` is
 * undefined on a site that sends none.
 */
export function useSettings() {
  const settings = useQuery(settingsQuery());
  const address = useQuery(addressQuery());
  const write = useSaveSettings(() => void settings.refetch());
  const save = (body: Change) => {
    if (settings.data) queryClient.setQueryData(settingsQuery().queryKey, changed(settings.data, body));
    write.mutate({ body });
  };
  const ready = settings.data && address.data;
  return {
    data: ready ? settings.data : undefined,
    mail: address.data?.offered ? address.data : undefined,
    error: settings.error ?? address.error,
    isPending: settings.isPending || address.isPending,
    refetch: () => Promise.all([settings.refetch(), address.refetch()]),
    save,
    busy: write.isPending,
  };
}
