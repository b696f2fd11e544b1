declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  /** Address of the picture. */
  const url: string;
  export default url;
}
declare module '*routes.json?desktop' {
  const Pages: import('react').ComponentType;
  export default Pages;
}
declare module '*routes.json?mobile' {
  const Pages: import('react').ComponentType;
  export default Pages;
}
