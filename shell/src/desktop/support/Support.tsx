import { useSupportView } from '../../support/useSupportView';

const load = () => import('./SupportDialog');

/** The support dialog, whose code comes when it is asked for the first time. */
export function Support() {
  const View = useSupportView(load);
  return View ? <View /> : null;
}
