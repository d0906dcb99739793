<?php

declare(strict_types=1);

namespace Railyard;

/**
 * An object of an answer. Its members have the names of the API: `$payment->status` or `$payment['status']`. One that a
 * later version of the service brings is there, too; one that did not come is null. What is secret is read by its name,
 * or by `toArray`, and is `[hidden]` wherever the whole is printed, logged or written as JSON.
 *
 * @implements \ArrayAccess<string, mixed>
 * @implements \IteratorAggregate<string, mixed>
 */
class Record implements \ArrayAccess, \IteratorAggregate, \JsonSerializable, \Stringable
{
    /** What members are made of, by their names (`made`). */
    protected const MEMBERS = [];
    /** Names of members that are secret. */
    protected const SECRETS = [];

    private const HIDDEN = '[hidden]';

    /** @var \WeakMap<self, array<string, mixed>>|null what is secret, where nothing that prints an object looks */
    private static ?\WeakMap $secrets = null;

    /** @var array<string, mixed> */
    private array $values = [];

    /**
     * @internal
     * @param array<string, mixed> $members
     */
    final public function __construct(#[\SensitiveParameter] object $read, array $members = [])
    {
        foreach (get_object_vars($read) as $name => $value) {
            $this->values[$name] = self::made($value, $members[$name] ?? static::MEMBERS[$name] ?? null);
        }
        $secrets = array_filter(array_intersect_key($this->values, array_flip(static::SECRETS)), 'is_string');
        if ($secrets !== []) {
            self::$secrets ??= new \WeakMap();
            self::$secrets[$this] = $secrets;
            $this->values = array_replace($this->values, array_fill_keys(array_keys($secrets), self::HIDDEN));
        }
    }

    /**
     * @internal What was read, as records and arrays. `$of`: the name of a record; `[$of]`, a list of them;
     * `['*' => $of]`, values by name; `['type' => ['card' => $of, …]]`, by the word that the member `type` has, and
     * `*` for any other.
     */
    public static function made(#[\SensitiveParameter] mixed $value, string|array|null $of): mixed
    {
        if (is_array($value)) {
            $inside = is_array($of) && array_is_list($of) ? $of[0] : null;

            return array_map(static fn (mixed $one): mixed => self::made($one, $inside), $value);
        }
        if (!is_object($value)) {
            return $value;
        }
        if (is_string($of)) {
            return new $of($value);
        }
        $by = is_array($of) && !array_is_list($of) ? (string) array_key_first($of) : '*';
        if ($by !== '*') {
            $word = $value->{$by} ?? null;
            $found = is_string($word) ? $of[$by][$word] ?? null : null;

            return self::made($value, $found ?? $of[$by]['*'] ?? self::class);
        }

        return array_map(static fn (mixed $one): mixed => self::made($one, $of['*'] ?? null), get_object_vars($value));
    }

    /** Whether this member came, be it null. */
    public function has(string $name): bool
    {
        return array_key_exists($name, $this->values);
    }

    /** @return array<string, mixed> all of it, with what is secret */
    public function toArray(): array
    {
        return array_map(self::plain(...), array_replace($this->values, self::$secrets[$this] ?? []));
    }

    private static function plain(mixed $value): mixed
    {
        return match (true) {
            $value instanceof self => $value->toArray(),
            is_array($value) => array_map(self::plain(...), $value),
            default => $value,
        };
    }

    public function __get(string $name): mixed
    {
        if (!$this->has($name) && !$this->declares($name)) {
            trigger_error('Undefined property: ' . static::class . "::\$$name", E_USER_WARNING);
        }

        return self::$secrets[$this][$name] ?? $this->values[$name] ?? null;
    }

    public function __isset(string $name): bool
    {
        return isset($this->values[$name]);
    }

    public function __set(string $name, mixed $value): void
    {
        throw new \LogicException('An answer stays as it came: change its toArray().');
    }

    public function offsetExists(mixed $offset): bool
    {
        return $this->__isset((string) $offset);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->__get((string) $offset);
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        $this->__set((string) $offset, $value);
    }

    public function offsetUnset(mixed $offset): void
    {
        $this->__set((string) $offset, null);
    }

    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->values);
    }

    public function jsonSerialize(): object
    {
        $values = $this->values;
        foreach (static::MEMBERS as $name => $of) {
            // values by name are an object where there are none, too
            if (is_array($of) && array_key_exists('*', $of) && ($values[$name] ?? null) === []) {
                $values[$name] = new \stdClass();
            }
        }

        return (object) $values;
    }

    public function __toString(): string
    {
        $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR;

        return static::class . ' ' . json_encode($this, $flags);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return $this->values;
    }

    /** The comment of a class names what it may have, which PHP keeps: so the names are not there twice. */
    private function declares(string $name): bool
    {
        $comment = (new \ReflectionClass($this))->getDocComment();

        $declaration = '/@property-read \S.*? \$' . preg_quote($name, '/') . '\b/';

        return $comment === false || preg_match($declaration, $comment) === 1;
    }
}
