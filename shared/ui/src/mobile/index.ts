export { BarButton, type BarButtonProps } from './BarButton';
export { BottomBar, type BottomBarProps } from './BottomBar';
export { Button, type ButtonProps } from './Button';
export { Empty, type EmptyProps } from './Empty';
export { ErrorBlock, type ErrorBlockProps } from './ErrorBlock';
export { FailedArea, type FailedAreaProps } from './FailedArea';
export { type FeedQuery, InfiniteFeed, type InfiniteFeedProps } from './InfiniteFeed';
export { MobileNotifier } from './MobileNotifier';
export { MobileProviders, type MobileProvidersProps } from './MobileProviders';
export { NoAccess, type NoAccessProps } from './NoAccess';
export { Panel, type PanelProps } from './Panel';
export { PullToRefresh, type PullToRefreshProps } from './PullToRefresh';
export { Section, type SectionProps } from './Section';
export { Sheet, type SheetProps } from './Sheet';
export {
  GoodsCardSkeleton,
  GoodsGridSkeleton,
  type GoodsGridSkeletonProps,
  ListSkeleton,
  type ListSkeletonProps,
  PageSkeleton,
} from './skeletons';
