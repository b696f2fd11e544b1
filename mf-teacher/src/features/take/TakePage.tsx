import type { WaitTakeDetail } from '@harbor/contract';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { isGone } from '../../parts/isGone';
import { StateGate } from '../../parts/StateGate';
import { PlatformFrame } from '../../platform/PlatformFrame';
import { platformPaths } from '../../platform/paths';
import { History, Money, Talk } from './Aside';
import { Beginning } from './Beginning';
import { Columns } from './Columns';
import { DeliverForm } from './DeliverForm';
import { Excerpt, HandedIn, Summary } from './Facts';
import { GiveUp } from './GiveUp';
import { Head } from './Head';
import { MaterialForm } from './MaterialForm';
import { takeDetail } from './queries';
import { ReportForm } from './ReportForm';
import { Reports, Requirement, Versions } from './Service';
import { TrialForm } from './TrialForm';

/** `/receiveorder/take/:id`: an order from the hall to its acceptance, as far as this teacher may see it. */
export function TakePage() {
  const { id = '' } = useParams();
  const query = useQuery(takeDetail(id));
  const title = query.data?.card.title ?? '接单';
  usePage({ title, ready: !query.isPending });
  return (
    <PlatformFrame tab={query.data?.take ? 'takes' : 'hall'} title={query.data?.take ? '我的接单' : '需求'}>
      {isGone(query.error) && !query.data ? (
        <Panel>
          <Empty
            title="这一单不在您这里"
            description="它可能已由其他老师接走、被撤回，或不再向您展示。"
            action={<LinkButton to={platformPaths.hall}>去接单大厅</LinkButton>}
          />
        </Panel>
      ) : (
        <StateGate query={query} failed="这一单没有加载出来" rows={6}>
          {(order) => <Take key={order.card.id} order={order} onLost={() => void query.refetch()} />}
        </StateGate>
      )}
    </PlatformFrame>
  );
}

function Take({ order, onLost }: { order: WaitTakeDetail; onLost: () => void }) {
  const { service, actions } = order;
  return (
    <Columns
      aside={
        <>
          <Talk order={order} />
          <Money order={order} />
          <History order={order} />
          {actions.give_up ? <GiveUp order={order} /> : null}
        </>
      }
    >
      <Head order={order} />
      {service ? (
        <>
          <Requirement service={service} />
          {actions.deliver ? <DeliverForm order={order} service={service} /> : null}
          {actions.report ? <ReportForm order={order} service={service} /> : null}
          {actions.fill || service.materials.length > 0 ? (
            <MaterialForm order={order} service={service} />
          ) : null}
          <Versions service={service} />
          <Reports service={service} />
        </>
      ) : (
        <>
          {actions.hand_in ? null : <Beginning order={order} onLost={onLost} />}
          <Summary order={order} />
          {actions.begin ? null : <Excerpt order={order} />}
          {actions.hand_in ? <TrialForm order={order} /> : <HandedIn order={order} />}
        </>
      )}
    </Columns>
  );
}

export default TakePage;
