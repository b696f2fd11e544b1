import { useSupportView } from '../../support/useSupportView';

const load = () => import('./SupportSheet');

/** The support sheet, whose code comes when it is asked for the first time. */
export function Support() {
  const View = useSupportView(load);
  return View ? <View /> : null;
}
