/** Where in a body the ids of third parties stand, which may look like card numbers; `items` of any list there. */
export type Places = Readonly<{
  isThirdPartyId: boolean;
  members: ReadonlyMap<string, Places>;
  items: Places | null;
}>;
