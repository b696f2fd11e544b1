export { AsideFrame, type AsideFrameProps } from './AsideFrame';
export { DesktopNotifier } from './DesktopNotifier';
export { DesktopProviders, type DesktopProvidersProps } from './DesktopProviders';
export { Empty, type EmptyProps } from './Empty';
export { ErrorBlock, type ErrorBlockProps } from './ErrorBlock';
export { FailedArea, type FailedAreaProps } from './FailedArea';
export { NoAccess, type NoAccessProps } from './NoAccess';
export { Panel, type PanelProps } from './Panel';
export { Section, type SectionProps } from './Section';
export {
  GoodsCardSkeleton,
  GoodsGridSkeleton,
  type GoodsGridSkeletonProps,
  ListSkeleton,
  type ListSkeletonProps,
  PageSkeleton,
} from './skeletons';
