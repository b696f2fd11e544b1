import type { ComponentType } from 'react';

type PagesModule = { default: ComponentType };

/** The pages of this part behind the second factor of the team. */
export const guarded = (load: () => Promise<PagesModule>) => async (): Promise<PagesModule> => {
  const [{ default: Pages }, { Gate }, { ProveScope }] = await Promise.all([
    load(),
    import('./Gate'),
    import('./Prove'),
  ]);
  return {
    default: () => (
      <Gate>
        <ProveScope>
          <Pages />
        </ProveScope>
      </Gate>
    ),
  };
};
