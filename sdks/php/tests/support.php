<?php

declare(strict_types=1);

namespace Railyard\Tests;

use Railyard\CallOptions;
use Railyard\Group;
use Railyard\Listing;
use Railyard\Record;

/** A file of `sdks`, read. */
function read(string $path): array
{
    return json_decode((string) file_get_contents(dirname(__DIR__, 2) . "/$path"), true, 512, JSON_THROW_ON_ERROR);
}

function same(mixed $expected, mixed $actual, string $what = ''): void
{
    if ($expected !== $actual) {
        throw new Failed("$what: " . json_encode($actual) . ', and not ' . json_encode($expected));
    }
}

/** Gives what was thrown. */
function thrown(string $class, \Closure $does): \Throwable
{
    try {
        $does();
    } catch (\Throwable $error) {
        if ($error instanceof $class) {
            return $error;
        }
        throw $error;
    }
    throw new Failed("$class was to be thrown");
}

/** By an operation's id: its method with what the step gives it, as a call. */
function callOf(Group $client, string $operation, array $step, CallOptions $options): \Closure
{
    static $operations;
    $operations ??= read('behaviour/generated/operations.json');
    $known = $operations[$operation];
    $words = array_map(camelCase(...), $known['name']);
    $verb = array_pop($words);
    foreach ($words as $word) {
        $client = $client->$word;
    }
    $given = array_map(static fn (string $name): mixed => $step['path'][$name], $known['path']);
    $named = [
        ...($known['hasBody'] && isset($step['body']) ? ['body' => $step['body']] : []),
        ...($known['hasQuery'] ? ['query' => $step['query'] ?? []] : []),
        'options' => $options,
    ];

    return static fn (): mixed => $client->$verb(...$given, ...$named);
}

function camelCase(string $words): string
{
    return lcfirst(str_replace(['-', '_'], '', ucwords($words, '-_')));
}

/** What of `$expected` is not in `$actual`: members of objects are looked for, lists and values are equal. */
function partsOf(mixed $expected, mixed $actual, string $place = ''): array
{
    $actual = $actual instanceof Record ? $actual->toArray() : $actual;
    // `{}` and `[]` of JSON are one in PHP: whatever is there has no less
    if ($expected === [] && is_array($actual)) {
        return [];
    }
    $isList = is_array($expected) && array_is_list($expected);
    if (is_array($expected) && is_array($actual) && (!$isList || count($expected) === count($actual))) {
        $faults = [];
        foreach ($expected as $name => $value) {
            $found = array_key_exists($name, $actual) ? $actual[$name] : '(left out)';
            $faults = [...$faults, ...partsOf($value, $found, "$place/$name")];
        }

        return $faults;
    }

    return $expected === $actual
        ? []
        : ["$place: " . json_encode($actual) . ', and not ' . json_encode($expected)];
}

/** @return list<mixed> */
function walked(Listing $listing, ?int $stopAfter): array
{
    $items = [];
    foreach ($listing as $item) {
        $items[] = $item;
        if (count($items) === $stopAfter) {
            break;
        }
    }

    return $items;
}
