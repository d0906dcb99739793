# made from contract VERSION 2026-11-01.55; do not edit

from .operations import Operations as AsyncOperations

__all__ = ["AsyncOperations"]
