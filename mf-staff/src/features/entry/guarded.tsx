import type { ComponentType, ReactNode } from 'react';

type PagesModule = { default: ComponentType };
type EntranceModule = { Entrance: ComponentType<{ children: ReactNode }> };

/** The pages of this part behind the second factor of the team, with the entrance of their platform. */
export const guarded =
  (load: () => Promise<PagesModule>, loadEntrance: () => Promise<EntranceModule>) =>
  async (): Promise<PagesModule> => {
    const [{ default: Pages }, { Entrance }] = await Promise.all([load(), loadEntrance()]);
    return {
      default: () => (
        <Entrance>
          <Pages />
        </Entrance>
      ),
    };
  };
