<?php

declare(strict_types=1);

// For a program without Composer: `require 'sdks/php/autoload.php';`.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Railyard\\')) {
        return;
    }
    $name = substr($class, strlen('Railyard\\'));
    $generated = match (true) {
        !str_starts_with($name, 'Generated\\') => null,
        $name === 'Generated\\Shapes' => 'shapes',
        $name === 'Generated\\Operations', str_ends_with($name, 'Api') => 'operations',
        default => 'records',
    };
    $file = __DIR__ . ($generated === null ? "/src/$name.php" : "/generated/$generated.php");
    if (is_file($file)) {
        require_once $file;
    }
});
