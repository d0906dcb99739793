<?php

declare(strict_types=1);

namespace Railyard;

/** @internal One call of an operation. */
final class ApiRequest
{
    /**
     * @param array<string, mixed>|string|null $body
     * @param array<string, mixed> $query
     * @param string|null $key null: the operation takes none
     * @param string|array<array-key, mixed>|null $made of what the answer is, or an item of the list (`Record::made`)
     */
    public function __construct(
        public readonly string $method,
        public readonly string $path,
        public readonly CallOptions $options,
        #[\SensitiveParameter] public readonly array|string|null $body,
        public readonly array $query,
        public readonly ?string $key,
        public readonly bool $isReading,
        public readonly bool $isRaw,
        public readonly string|array|null $made,
        public readonly bool $isNullable,
        public readonly bool $isList,
    ) {
    }

    public function isRepeatable(): bool
    {
        return $this->method === 'GET' || $this->isReading || $this->key !== null;
    }

    /** Whether this is what the answer can be, and no page of something that stands before the service. */
    public function canRead(string $content): bool
    {
        $isObject = $this->isList || is_string($this->made);

        return !$isObject || ($this->isNullable && $content === '') || is_object(json_decode($content));
    }

    /** What the answer says, as records and arrays. */
    public function read(#[\SensitiveParameter] string $content): mixed
    {
        if ($this->isRaw) {
            return $content;
        }
        $read = json_decode($content, false, 512, JSON_BIGINT_AS_STRING);

        return $this->isList ? new Page($read, ['items' => [$this->made]]) : Record::made($read, $this->made);
    }

    /** What is null is left out; a list is its name for each of its values. */
    public function queryText(): string
    {
        $pairs = [];
        foreach ($this->query as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $one) {
                if ($one !== null) {
                    $text = is_bool($one) ? ($one ? 'true' : 'false') : (string) $one;
                    $pairs[] = urlencode((string) $name) . '=' . urlencode($text);
                }
            }
        }

        return $pairs === [] ? '' : '?' . implode('&', $pairs);
    }

    /** The body as it is sent; null: there is none. */
    public function content(): ?string
    {
        if ($this->body === null || is_string($this->body)) {
            return $this->body;
        }
        try {
            return json_encode(
                self::prepared($this->body, !array_is_list($this->body) || $this->body === []),
                JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
            );
        } catch (\JsonException $error) {
            throw new RailyardError("The body is no JSON: {$error->getMessage()}.", 0, $error);
        }
    }

    /**
     * An empty array of PHP is a list or an object: the name of a member says which.
     *
     * @param array<array-key, mixed> $value
     */
    private static function prepared(#[\SensitiveParameter] array $value, bool $isObject): array|object
    {
        foreach ($value as $name => $inside) {
            $inside = $inside instanceof Record ? $inside->toArray() : $inside;
            if (is_array($inside)) {
                $isAlways = Generated\Shapes::OBJECTS[$name] ?? null;
                $value[$name] = self::prepared($inside, $isAlways === true || ($isAlways === false && $inside === []));
            }
        }

        return $isObject ? (object) $value : $value;
    }
}
