export {
  Empty,
  ErrorBlock,
  GoodsGridSkeleton,
  ListSkeleton,
  type ListSkeletonProps,
  NoAccess,
  PageSkeleton,
  Panel,
} from '@harbor/ui/desktop';
