/** Who made something: an API key or a person, in columns of their own. */
export type Creator = Readonly<{ kind: 'key' | 'user'; id: string; name: string; email: string | null }>;

/** For `creator_api_key_pair_id, creator_user_id, creator_name, creator_email`. */
export function creatorValues(creator: Creator | null): readonly (string | null)[] {
  const of = (kind: Creator['kind']): string | null => (creator?.kind === kind ? creator.id : null);
  return [of('key'), of('user'), creator?.name ?? null, creator?.email ?? null];
}
