<?php

declare(strict_types=1);

namespace Railyard;

/** Operations of one kind of resource, and the groups in it. */
abstract class Group
{
    /** @var array<string, Group> */
    private array $inside = [];

    /** @internal */
    public function __construct(protected readonly Connection $on)
    {
    }

    /** A group is made when it is first asked for: `transactions->refunds` is a `TransactionsRefundsApi`. */
    public function __get(string $name): self
    {
        return $this->inside[$name] ??= $this->group($name);
    }

    public function __isset(string $name): bool
    {
        return is_a($this->className($name), self::class, true);
    }

    private function group(string $name): self
    {
        $class = $this->className($name);
        if (!is_a($class, self::class, true)) {
            throw new \LogicException("There is no group of operations named $name here.");
        }

        return new $class($this->on);
    }

    private function className(string $name): string
    {
        $isRoot = $this instanceof Generated\Operations;
        $prefix = $isRoot ? 'Railyard\\Generated\\' : substr(static::class, 0, -strlen('Api'));

        return $prefix . ucfirst($name) . 'Api';
    }

    /** A part of a path. */
    protected static function segment(string|int $value): string
    {
        $text = (string) $value;
        if ($text === '') {
            throw new RailyardError('An empty id would name a list, and not the record that is meant.');
        }
        // a client takes these for steps in the path, and would ask for another record or list
        if ($text === '.' || $text === '..') {
            throw new RailyardError("'$text' is no id.");
        }

        return rawurlencode($text);
    }

    /** @return array<string, mixed> nothing of the connection */
    public function __debugInfo(): array
    {
        return ['url' => $this->on->url];
    }
}
